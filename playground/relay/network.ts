import { openServer, type Server } from './server.ts'

/** The way to the server, which can be cut. */
export interface Network extends Server {
  /** Ends what is under way and lets nothing through, or lets everything through again. */
  readonly cut: (isCut: boolean) => void
}

function createNetwork(server: Server): Network {
  let wire = new AbortController()

  return {
    ...server,
    fetch: async (input, init) => {
      wire.signal.throwIfAborted()
      const signals = [wire.signal, ...(init?.signal ? [init.signal] : [])]
      return server.fetch(input, { ...init, signal: AbortSignal.any(signals) })
    },
    cut: (isCut) => {
      if (isCut) wire.abort(new TypeError('The network is cut.'))
      else wire = new AbortController()
    },
  }
}

/** A window whose frames share its network. */
interface NetworkWindow {
  belfryNetwork?: Network
}

/** This page's network, made when it is first asked for; the page's frames find it there. */
export const openNetwork = (): Network =>
  ((window as NetworkWindow).belfryNetwork ??= createNetwork(openServer()))

/** The network of the page around this frame. */
export const networkAround = (): Network | undefined =>
  (window.parent as NetworkWindow).belfryNetwork
