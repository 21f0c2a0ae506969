/** A path in one line; where there is no room its beginning goes, because its end tells more. */
export function LongPath({ path }: { path: string }) {
  return (
    <code dir="rtl" title={path} className="min-w-0 truncate text-left">
      <bdi dir="ltr">{path}</bdi>
    </code>
  )
}
