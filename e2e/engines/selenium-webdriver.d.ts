// As much of it as the WebKit driver uses; the package brings no types.
declare module 'selenium-webdriver' {
  interface Element {
    click: () => Promise<void>
  }

  interface Actions {
    move: (to: { origin: Element }) => Actions
    keyDown: (key: string) => Actions
    keyUp: (key: string) => Actions
    sendKeys: (...keys: string[]) => Actions
    perform: () => Promise<void>
  }

  interface WebDriver {
    get: (address: string) => Promise<void>
    executeAsyncScript: (script: string, ...values: unknown[]) => Promise<unknown>
    findElement: (by: unknown) => Promise<Element>
    actions: () => Actions
    getWindowHandle: () => Promise<string>
    getAllWindowHandles: () => Promise<string[]>
    switchTo: () => {
      window: (handle: string) => Promise<void>
      newWindow: (type: 'tab') => Promise<void>
    }
    navigate: () => { refresh: () => Promise<void> }
    /** Closes the window that it is in. */
    close: () => Promise<void>
    quit: () => Promise<void>
    manage: () => {
      window: () => { setRect: (rect: { width: number; height: number }) => Promise<unknown> }
      setTimeouts: (timeouts: { script: number }) => Promise<void>
    }
  }

  export const By: { css: (selector: string) => unknown }
  export const Key: Record<string, string>
  export class Builder {
    usingServer(address: string): this
    withCapabilities(capabilities: Record<string, unknown>): this
    build(): Promise<WebDriver>
  }
}
