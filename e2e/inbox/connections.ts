declare global {
  interface Window {
    /** The connections to databases that are open. */
    connections: Set<IDBDatabase>
  }
}

/** Collects the connections of a page. Runs there, before all else. */
export function keepConnections(): void {
  window.connections = new Set()
  // oxlint-disable typescript/unbound-method -- called with their owners
  const { open } = IDBFactory.prototype
  const { close } = IDBDatabase.prototype
  // oxlint-enable typescript/unbound-method
  IDBFactory.prototype.open = function (...given) {
    const request = open.apply(this, given)
    request.addEventListener('success', () => window.connections.add(request.result))
    return request
  }
  IDBDatabase.prototype.close = function () {
    window.connections.delete(this)
    close.call(this)
  }
}
