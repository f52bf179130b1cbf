/** What a scenario has measured, by measure. */
type Sample = Record<string, number>

declare global {
  interface Window {
    /** Runs one of the page's scenarios. */
    runScenario: (name: string, args: number[]) => Promise<Sample>
  }
}

/** Lets the driver call scenarios by name, one at a time. */
export function expose(scenarios: Record<string, (...args: number[]) => unknown>): void {
  window.runScenario = async (name, args) => (await scenarios[name]!(...args)) as Sample
}
