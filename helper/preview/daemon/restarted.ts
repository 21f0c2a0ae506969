import * as z from 'zod/mini'

/** The result of `app.restart`: code 0 where the tool took the code (Flutter's `OperationResult`). */
export const Restarted = z.object({ code: z.number(), message: z.optional(z.string()) })
