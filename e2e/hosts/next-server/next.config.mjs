// This folder alone: Next would take the repository around it for the application.
export default { turbopack: { root: import.meta.dirname } }
