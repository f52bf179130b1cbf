export default {
  // As create-next-app writes it: pages that were left are kept, and their effects run again.
  cacheComponents: true,
  // This folder alone: Next would take the repository around it for the application.
  turbopack: { root: import.meta.dirname },
}
