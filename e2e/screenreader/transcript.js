// @ts-check

/** @typedef {{ scene: import('./scene.ts').Scene, spoken: string[], takes: number }} Result */

/** Whether all that was expected was spoken, in order, and nothing else. @param {Result} result */
export function isRight({ scene, spoken }) {
  const { aside = [] } = scene
  const heard = spoken.filter((line) => !aside.includes(line))
  return heard.join('\n') === scene.spoken.join('\n')
}

/** @param {readonly string[]} lines */
const list = (lines) => lines.map((line) => `- ${line}\n`).join('')

/** @param {Result} result */
function sceneOf(result) {
  const { scene, spoken } = result
  const expected = isRight(result) ? '' : `\nExpected:\n\n${list(scene.spoken)}`
  const takes = result.takes > 1 ? `Take ${result.takes}.\n\n` : ''
  return `### ${scene.name}\n\n${takes}${list(spoken)}${expected}`
}

/**
 * What was spoken, for people to read.
 * @param {Record<string, Result[]>} heard
 * @param {string[]} programs
 */
export function transcriptOf(heard, programs) {
  const chapters = Object.entries(heard).map(
    ([browser, results]) => `## ${browser}\n\n${results.map(sceneOf).join('\n')}`,
  )
  return `# What a screen reader says

Written by \`npm run test:screenreader\` on ${new Date().toISOString().slice(0, 10)}. Every line is one utterance of Orca;
nothing is left out between the first act of a scene and the silence after it.
What goes wrong is played again, up to three times: a busy machine swallows words now and then, a
fault does so every time. The scenes are in \`e2e/screenreader/scenes.ts\`.

${list(programs)}
${chapters.join('\n')}`
}
