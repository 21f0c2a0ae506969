import * as z from 'zod/mini'
import { anySuccess, orEmpty } from './named-alone.ts'

/** What an action answers that has nothing but a sentence for people to give back. */
export const Message = z.object({ message: z.string() })

/** The same of a call that the specification documents: another helper may answer without a sentence. */
export const LenientMessage = anySuccess(z.object({ message: orEmpty }))
