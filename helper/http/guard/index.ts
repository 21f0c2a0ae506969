export { admit, type Admission, type GuardRules, type Verdict } from './admit.ts'
export type { RawRequest } from './raw-request.ts'
