import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8')

/** What axe has against the page as it is, in a world where the page's policy does not reach. */
export async function violations(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  const { frameTree } = await client.send('Page.getFrameTree')
  const { executionContextId: contextId } = await client.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  })
  await client.send('Runtime.evaluate', { contextId, expression: axeSource })
  const { result } = await client.send('Runtime.evaluate', {
    contextId,
    awaitPromise: true,
    returnByValue: true,
    expression: `axe
      .run({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
      .then(({ violations }) =>
        violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`,
  })
  return result.value as string[]
}
