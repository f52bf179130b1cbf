import { imageAddress, linkAddress } from './address.ts'
import { type Reader, callback, misfit, name, object, oneOf, text, words } from './check.ts'
import { anything, readParts } from './read-fields.ts'

/** The picture of a notification, as a frozen copy. */
export const media: Reader = (field, value) => {
  const owner = object(field, value)
  const { type } = readParts(field, owner, { type: oneOf('image', 'icon') })
  const parts =
    type === 'icon'
      ? readParts(field, owner, { set: name, path: name })
      : readParts(field, owner, { url: imageAddress }, { alt: text })
  return Object.freeze({ type, ...parts })
}

const waysToAct = { onAction: callback, href: linkAddress, name }

/** The action of a notification, as a frozen copy. */
export const action: Reader = (field, value) => {
  const owner = object(field, value)
  const kept = readParts(field, owner, { label: words }, { ...waysToAct, keepOpen: anything })
  if (!Object.keys(waysToAct).some((way) => way in kept)) {
    throw misfit(field, 'something to do (onAction, href or name)', value)
  }
  return Object.freeze(kept)
}
