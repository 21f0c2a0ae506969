export { describeHolder, findPortHolder, type PortHolder } from './port-holder.ts'
export { bind, bindLocalhost, closeServer, requireFreePort } from './bind.ts'
