import * as z from 'zod/mini'

/** A run configuration that the user wrote here, with its values as they are. */
export const OwnRunConfiguration = z.object({
  id: z.string(),
  name: z.string(),
  target: z.nullable(z.string()),
  flavor: z.nullable(z.string()),
  dart_defines: z.record(z.string(), z.string()),
  define_files: z.array(z.string()),
  args: z.array(z.string()),
})
export type OwnRunConfiguration = z.infer<typeof OwnRunConfiguration>

/** How one app is run. */
export const RunChoices = z.object({
  own: z.array(OwnRunConfiguration),
  /** The configuration of each environment, by id; null: none. */
  chosen: z.object({ development: z.nullable(z.string()), production: z.nullable(z.string()) }),
})
export type RunChoices = z.infer<typeof RunChoices>
