import { type ReactElement, useEffect, useRef, useState } from 'react'
import { Code } from '../ui/code.tsx'
import { Section } from '../ui/section.tsx'
import { Switch } from '../ui/switch.tsx'
import { type Network, openNetwork } from './network.ts'
import { browserCode, curlLine, serverCode } from './relay-code.ts'

const tabs = ['First tab', 'Second tab']

/** From a server to every tab: two that agree, and a network that can be cut. */
export function RelaySection(): ReactElement {
  const [network, setNetwork] = useState<Network>()
  const [isCut, setCut] = useState(false)
  const [sent, setSent] = useState(0)
  const frames = useRef<HTMLDivElement>(null)

  // The frames come after it: they look for it when they begin.
  useEffect(() => setNetwork(openNetwork()), [])

  function cut(isCut: boolean): void {
    network?.cut(isCut)
    setCut(isCut)
    // A browser tells its pages that the network is back; so does this one.
    for (const { contentWindow } of isCut ? [] : frames.current!.querySelectorAll('iframe'))
      contentWindow?.dispatchEvent(new Event('online'))
  }

  function send(): void {
    setSent(sent + 1)
    void network?.send(`Build ${sent + 1} finished`)
  }

  return (
    <Section
      id="relay"
      title="Relay"
      lead="From your servers to every tab: a toast in one visible tab, and an item in every inbox."
    >
      <div className="relay">
        <div className="panel relay-panel">
          <div className="actions">
            <button className="button primary" type="button" onClick={send}>
              Send from the server
            </button>
            <Switch label="cut the network" isOn={isCut} onChange={cut} />
          </div>
          <p className="nothing" role="status">
            {isCut
              ? 'Send something, wait for five seconds, then reconnect: what arrives late goes to the inbox, without a toast.'
              : 'Both tabs share one connection. The one with the toast lists it once the toast is gone; what is read in one is read in both.'}
          </p>
          <div className="relay-tabs" ref={frames}>
            {tabs.map((title) => (
              <div className="relay-tab" key={title}>
                {network && (
                  // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, and it shares our network
                  <iframe title={title} src={`./relay-tab.html#${title}`} loading="lazy" />
                )}
              </div>
            ))}
          </div>
        </div>
        {network?.address ? (
          <Code code={curlLine(network.address)} of="From a terminal" />
        ) : (
          <p className="nothing">
            This copy of the page has no server: the same relay runs inside the page, and no
            terminal reaches it. <code>npm start</code> runs one beside the page, with a curl line
            to copy.
          </p>
        )}
        <div className="columns relay-code">
          <Code code={serverCode} of="The server" />
          <Code code={browserCode} of="The browser" />
        </div>
      </div>
    </Section>
  )
}
