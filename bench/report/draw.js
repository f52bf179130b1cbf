// @ts-check
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as Plot from '@observablehq/plot'
import { JSDOM } from 'jsdom'
import { isOurs } from '../libraries.js'
import { outputFolder } from '../paths.js'

const { document } = new JSDOM('').window

const theme = `
  svg { color: #1c2024; font: 12px system-ui, sans-serif }
  @media (prefers-color-scheme: dark) { svg { color: #edeef0 } }`

// Middle tones, to be seen on white and on black alike; ours is the strongest.
const ours = '#e5484d'
const theirs = '#8b8d98'

/** @param {{ id: string }} datum */
export const colour = ({ id }) => (isOurs(id) ? ours : theirs)

/**
 * Draws a picture that follows the reader's light or dark.
 * @param {string} name
 * @param {Plot.PlotOptions} options
 */
export function draw(name, options) {
  const svg = Plot.plot({ document, width: 760, marginBottom: 45, ...options })
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = theme
  svg.append(style)
  writeFileSync(join(outputFolder, `${name}.svg`), `${svg.outerHTML}\n`)
}
