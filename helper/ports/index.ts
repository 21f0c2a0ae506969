export { describeHolder, findPortHolder, type PortHolder } from './port-holder.ts'
export { bind, bindLocalhost, closeServer, requireFreePort } from './bind.ts'
export { askPort } from './ask-port.ts'
export { helperOn, isDashboardOn, isPortFree } from './who-answers.ts'
