export { admit, type Admission, type GuardRules } from './admit.ts'
export { headerValues, type RawRequest } from './raw-request.ts'
