import { useCallback, useEffect, useState } from 'react'
import { decode, encode } from './address.ts'
import { type Composition, untouched } from './composition.ts'

// Browsers refuse an address that changes with every key.
const PAUSE = 200

// A page that is prerendered has no address yet: it is the one without anything behind it.
const searchHere = () => (typeof location === 'undefined' ? '' : location.search)

/** The composition, kept in the address. */
export function useComposition(): readonly [
  composition: Composition,
  change: (changes: Partial<Composition>) => void,
  reset: () => void,
] {
  const [composition, setComposition] = useState(() => decode(searchHere()))

  useEffect(() => {
    const timer = setTimeout(() => {
      const { pathname, hash, search } = location
      const wanted = encode(composition)
      if (wanted !== search) history.replaceState(null, '', `${pathname}${wanted}${hash}`)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [composition])

  useEffect(() => {
    const read = () => setComposition(decode(location.search))
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])

  const change = useCallback(
    (changes: Partial<Composition>) => setComposition((before) => ({ ...before, ...changes })),
    [],
  )
  const reset = useCallback(() => setComposition(untouched), [])
  return [composition, change, reset]
}

/** The link that reproduces a composition. */
export const linkTo = (composition: Composition): string =>
  `${location.origin}${location.pathname}${encode(composition)}#composer`
