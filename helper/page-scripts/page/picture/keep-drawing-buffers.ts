/**
 * Has the browser keep what is painted on a WebGL canvas of the page: without it such a canvas can be read only in the
 * moment in which it is painted. Chromium's Flutter paints out of sight and is not concerned; Firefox's and Safari's is.
 */
export function keepDrawingBuffers(): void {
  const own = HTMLCanvasElement.prototype.getContext
  Reflect.set(
    HTMLCanvasElement.prototype,
    'getContext',
    function (this: HTMLCanvasElement, kind: string, settings?: object): unknown {
      const kept = /webgl/.test(kind) ? { ...settings, preserveDrawingBuffer: true } : settings
      const context: unknown = Reflect.apply(own, this, kept === undefined ? [kind] : [kind, kept])
      return context
    },
  )
}
