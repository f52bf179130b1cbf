/** What a scene needs of a browser, whoever drives it. Elements are named by CSS selectors. */
export interface PageDriver {
  open: (address: string) => Promise<void>
  /** Runs a function in the page; it sees nothing but its argument. */
  evaluate: <Argument, Result>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) => Promise<Result>
  click: (selector: string) => Promise<void>
  hover: (selector: string) => Promise<void>
  /** Presses a key such as `F6`, `Tab` or `Shift+Tab`. */
  press: (key: string) => Promise<void>
  /** Makes the window so large, or as nearly so as the browser lets it be. */
  resize: (width: number, height: number) => Promise<void>
  close: () => Promise<void>
}

/** One that has tabs, too. */
export interface Driver extends PageDriver {
  reload: () => Promise<void>
  /** Opens another tab of the same profile, and goes to it; the next `open` closes it. */
  openTab: (address: string) => Promise<void>
  /** Goes to the first tab, or to the one beside it. */
  goTo: (tab: 'first' | 'second') => Promise<void>
}
