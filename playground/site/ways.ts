/** Where a visitor may want to go on, and what they find there. */
export const ways: readonly {
  readonly name: string
  readonly href: string
  readonly line: string
}[] = [
  {
    name: 'Getting started',
    href: 'guides/getting-started.html',
    line: 'Vite, Next.js with Server Actions, React Router: set up in a minute.',
  },
  {
    name: 'Recipes',
    href: 'guides/recipes.html',
    line: 'Undo, promises, progress, forms in cards. Every one of them runs.',
  },
  {
    name: 'Theming',
    href: 'guides/theming.html',
    line: 'Custom properties, dark mode, Tailwind, shadcn.',
  },
  {
    name: 'The inbox',
    href: 'guides/inbox.html',
    line: 'A bell that keeps what somebody missed, in step over all tabs.',
  },
  {
    name: 'Coming from sonner',
    href: 'guides/switch-from-sonner.html',
    line: 'The same names behind one alias; react-hot-toast has its own.',
  },
  {
    name: 'Comparison',
    href: 'guides/comparison.html',
    line: 'Ten libraries, each cell with its proof, and where another is better.',
  },
]
