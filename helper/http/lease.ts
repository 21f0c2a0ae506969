/** What a program of this user needs to have its dashboard counted by a helper that runs already. */
export { proofOf, sameProof } from './pairing-proof.ts'
export { type DashboardLease, LeaseGranted } from './served-dashboards.ts'
