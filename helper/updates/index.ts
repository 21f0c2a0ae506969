/** Whether a newer Mosaygent is out. */
export { createUpdates } from './updates.ts'
