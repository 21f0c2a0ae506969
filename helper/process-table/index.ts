/** What the system tells of processes and of the sockets on which they listen. */
export { openProcessTable, type ProcessTable } from './process-table.ts'
