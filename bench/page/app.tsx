import type { Adapter } from '../adapters/adapter.ts'

const rows = Array.from({ length: 100 }, (_, index) => `Row ${index + 1}`)

/** A page of ordinary size around the library's set-up. */
export function App({ adapter: { Setup } }: { adapter: Adapter }) {
  return (
    <Setup>
      <main>
        <h1>Bench</h1>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <span>{row}</span> <button type="button">Open</button>
            </li>
          ))}
        </ul>
      </main>
    </Setup>
  )
}
