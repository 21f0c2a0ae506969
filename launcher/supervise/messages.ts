import * as z from 'zod/mini'

/** What the parent tells the helper over their channel. */
export const ParentMessage = z.discriminatedUnion('type', [
  /** The dashboard's own origin, told before anything else; good for as long as the channel stands. */
  z.object({ type: z.literal('dashboard-origin'), origin: z.string() }),
  z.object({ type: z.literal('stop') }),
])
export type ParentMessage = z.infer<typeof ParentMessage>

/** What the helper tells its parent, once: how its start went. */
export const HelperMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ready'),
    helperPort: z.number(),
    previewPort: z.number(),
    /** By which a browser has to be paired with our dashboard; null: the system says whose page calls. */
    link: z.nullable(z.string()),
  }),
  z.object({ type: z.literal('port-taken'), port: z.number() }),
  z.object({
    type: z.literal('home-held'),
    home: z.string(),
    holder: z.object({ pid: z.number(), since: z.string(), version: z.string(), helperPort: z.number() }),
  }),
])
export type HelperMessage = z.infer<typeof HelperMessage>
