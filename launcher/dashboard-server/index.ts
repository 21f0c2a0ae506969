/** Serves the built dashboard on its own origin, so that it outlives the helper. */
export { createDashboardApp } from './app.ts'
export { pageHeaders } from './headers.ts'
export type { DashboardApp } from './app.ts'
export { listenDashboard } from './server.ts'
export type { DashboardServer } from './server.ts'
