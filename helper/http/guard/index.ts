export { admit, type Admission, type GuardRules } from './admit.ts'
export type { RawRequest } from './raw-request.ts'
