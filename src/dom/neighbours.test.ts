// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { createLife } from './life.ts'
import { shareCorner } from './neighbours.ts'

const life = createLife()

afterEach(() => {
  life.end()
  document.documentElement.dir = ''
})

/** A stage with cards at the bottom end of the window. */
function stageIn(root: ParentNode) {
  const stage = document.createElement('div')
  const region = document.createElement('section')
  region.className = 'belfry-region'
  region.dataset.position = 'bottom-end'
  stage.append(region)
  root.append(stage)
  return shareCorner(stage, life, () => {})
}

test.each(['', 'ltr', 'rtl'])(
  'a Toaster in a web component shares its corner with the page’s, where that reads “%s”',
  (dir) => {
    document.documentElement.dir = dir
    const component = document.createElement('div')
    document.body.append(component)
    const within = stageIn(component.attachShadow({ mode: 'open' }))
    const { taken } = stageIn(document.body)
    within.take({ pixels: 50, gaps: 1 })
    expect(taken()).toEqual({ pixels: 50, gaps: 1 })
  },
)
