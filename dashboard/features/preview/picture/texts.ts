import type { NoPicture } from './ask-for-picture.ts'

/** What is said about pictures of the app. */
export const texts = {
  take: 'Take a picture',
  save: { glass: 'Save a picture', phone: 'Save a picture with the phone' },
  copy: { glass: 'Copy a picture', phone: 'Copy a picture with the phone' },
  copied: 'The picture is on the clipboard',
  keyboard: 'The keyboard is not in the picture; the app has made room for it',
  blanks: (parts: number) =>
    parts === 1
      ? 'One part of the screen is blank in the picture: another page draws it'
      : `${parts} parts of the screen are blank in the picture: other pages draw them`,
  failed: (why: string) => `No picture: ${why}`,
  why: {
    'no-page': 'no page of the app answers',
    'no-answer': 'the app’s page does not answer',
    'no-canvas': 'the app has not drawn on a canvas',
    unreadable: 'the browser does not let the app’s picture be read',
  } satisfies Record<NoPicture, string>,
  noCanvas: 'the browser made no picture',
  refused: 'the browser refused',
} as const
