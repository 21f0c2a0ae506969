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
    if (!track || !isCroppedTrack(track) || !cropping) throw new Error('Choose this tab for the picture')
    const video = document.createElement('video')
    video.muted = true
    video.srcObject = stream
    // before the crop: the whole tab always sends a first picture, a part that stands still may send none
    await video.play()
    await track.cropTo(await cropping.fromElement(element))
    // a change too small to be seen makes the browser draw the part anew
    element.animate([{ opacity: 0.999 }, { opacity: 1 }], { duration: 600 })
    await nextPicture(video)
    await nextPicture(video)
    return await pngOf(video)
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

function pngOf(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('The browser made no picture'))
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
