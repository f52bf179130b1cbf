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
    line: 'Undo, promises, progress, forms in cards. Every example is live.',
  },
  {
    name: 'Theming',
    href: 'guides/theming.html',
    line: 'Custom properties, dark mode, Tailwind, shadcn.',
  },
  {
    name: 'The inbox',
    href: 'guides/inbox.html',
    line: 'A bell that keeps what people missed, in sync across tabs.',
  },
  {
    name: 'Coming from sonner',
    href: 'guides/switch-from-sonner.html',
    line: 'The same names behind one alias, and another for react-hot-toast.',
  },
  {
    name: 'Comparison',
    href: 'guides/comparison.html',
    line: 'Ten libraries, a source for every cell, and where others are better.',
  },
]
