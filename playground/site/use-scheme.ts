import { useEffect, useState } from 'react'
import { type Scheme, applyScheme, storedScheme, storeScheme } from '../../site/client/scheme.ts'

/**
 * The colour scheme of the page: what the composition asks for, else what was chosen on any page of
 * the site.
 */
export function useScheme(
  composed: Scheme | undefined,
): readonly [scheme: Scheme, choose: (scheme: Scheme) => void] {
  const [chosen, setChosen] = useState(storedScheme)
  const scheme = composed ?? chosen
  useEffect(() => applyScheme(scheme), [scheme])

  const choose = (scheme: Scheme): void => {
    storeScheme(scheme)
    setChosen(scheme)
  }
  return [scheme, choose]
}
