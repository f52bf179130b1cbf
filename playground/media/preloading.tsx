import { type ReactElement, useState } from 'react'
import { TextField } from '../ui/text-field.tsx'
import { usePreload } from './use-preload.ts'

const pictures = ['dawn', 'noon', 'dusk', 'night', 'storm', 'missing'].map(
  (name) => `./pictures/${name}.svg`,
)

/** Preloads a handful of pictures, one of which is not there, and whatever else is asked for. */
export function Preloading(): ReactElement {
  const [address, setAddress] = useState('')
  const [loads, preload] = usePreload()
  const settled = loads.filter(({ state }) => state !== 'waiting').length
  const failed = loads.filter(({ state }) => state === 'failed').length

  return (
    <div className="panel preloading">
      <h3>Preload</h3>
      <TextField
        label="one more URL"
        hint="Five pictures are loaded with it, and one that does not exist."
        value={address}
        onChange={setAddress}
      />
      <div className="actions">
        <button
          className="button primary"
          type="button"
          onClick={() => preload([...new Set([...pictures, ...(address ? [address] : [])])])}
        >
          Preload
        </button>
        <p className="preloading-state" role="status">
          {loads.length > 0 && `${settled} of ${loads.length} settled, ${failed} failed`}
        </p>
      </div>
      <progress aria-label="Preloading" value={settled} max={loads.length || 1} />
      <ul className="tiles">
        {(loads.length ? loads : pictures.map((url) => ({ url, state: 'idle', error: '' }))).map(
          ({ url, state, error }) => (
            <li key={url} data-load={state}>
              {state === 'loaded' ? <img src={url} alt="" width={64} height={64} /> : <span />}
              <p>
                {url.split('/').at(-1)}
                {error && <em>{error}</em>}
              </p>
            </li>
          ),
        )}
      </ul>
    </div>
  )
}
