import { texts } from './texts.ts'

/** What Chromium adds for pictures of one element; other browsers have nothing of the kind. */
interface Cropping {
  fromElement: (element: Element) => Promise<unknown>
}

interface CroppedTrack extends MediaStreamTrack {
  cropTo: (target: unknown) => Promise<void>
}

const croppingOf = (scope: object): Cropping | null => {
  const target: unknown = Reflect.get(scope, 'CropTarget')
  return isCropping(target) ? target : null
}

const isCropping = (value: unknown): value is Cropping =>
  typeof value === 'function' && typeof Reflect.get(value, 'fromElement') === 'function'

const isCroppedTrack = (track: MediaStreamTrack): track is CroppedTrack =>
  typeof Reflect.get(track, 'cropTo') === 'function'

/** Whether this browser can take a picture of a part of its own page. */
export const canTakePicture = (): boolean =>
  croppingOf(globalThis) !== null && typeof navigator.mediaDevices?.getDisplayMedia === 'function'

/** How long the browser has for the part; then it is cut out of the whole tab. */
const LONGEST_MS = 3_000

/**
 * A PNG of what the element shows. The browser asks the person which tab to take it of; only this one will do.
 * @throws when it is refused, or another tab was chosen.
 */
export async function takePicture(element: Element): Promise<Blob> {
  // `preferCurrentTab` is Chromium's, as all of this is
  const options: DisplayMediaStreamOptions & { preferCurrentTab: boolean } = {
    video: { frameRate: 30 },
    audio: false,
    preferCurrentTab: true,
  }
  const stream = await navigator.mediaDevices.getDisplayMedia(options)
  try {
    const [track] = stream.getVideoTracks()
    const cropping = croppingOf(globalThis)
    if (!track || !isCroppedTrack(track) || !cropping) throw new Error(texts.actions.wrongTab)
    const video = document.createElement('video')
    video.muted = true
    video.srcObject = stream
    // before the crop: the whole tab always sends a first picture, a part that stands still may send none
    await video.play()
    await track.cropTo(await cropping.fromElement(element))
    // a change too small to be seen makes the browser draw the part anew, and send it
    const stirring = element.animate([{ opacity: 0.999 }, { opacity: 1 }], {
      duration: 600,
      iterations: Infinity,
    })
    const until = performance.now() + LONGEST_MS
    do await nextPicture(video)
    while (!isCropped(video, element) && performance.now() < until)
    stirring.cancel()
    return await pngOf(video, isCropped(video, element) ? null : element.getBoundingClientRect())
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

/** Whether what the video shows is the element rather than the whole tab, told by which of the two has its size. */
function isCropped({ videoWidth }: HTMLVideoElement, element: Element): boolean {
  const off = (width: number) => Math.abs(videoWidth - width * devicePixelRatio)
  return off(element.getBoundingClientRect().width) < off(innerWidth)
}

const inPixels = ({ x, y, width, height }: DOMRect, scale: number) =>
  [
    Math.round(x * scale),
    Math.round(y * scale),
    Math.round(width * scale),
    Math.round(height * scale),
  ] as const

/** `part`: where in the tab the picture is, for a video of the whole of it. */
function pngOf(video: HTMLVideoElement, part: DOMRect | null): Promise<Blob> {
  const scale = video.videoWidth / innerWidth
  const [x, y, width, height] =
    part === null ? ([0, 0, video.videoWidth, video.videoHeight] as const) : inPixels(part, scale)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(video, x, y, width, height, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error(texts.actions.noBlob))
    }, 'image/png')
  })
}

/** A page that stands still sends no new picture, so this does not wait for ever. */
const nextPicture = (video: HTMLVideoElement) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 400)
    video.requestVideoFrameCallback(() => {
      resolve()
    })
  })
