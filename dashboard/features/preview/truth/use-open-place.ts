import type { PlaceInSource } from '@mosaygent/contract'
import { useMutation } from '@tanstack/react-query'
import { call, errorText } from '#helper-client'
import { toast } from '#ui'

/** Opens a place in the editor, as pointing at a widget does; where that fails the place can be copied. */
export function useOpenPlace(): (name: string, place: PlaceInSource) => void {
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: ({ place }: Asked) => call('openInEditor', place),
    onSuccess: ({ message }, asked) => {
      toast(`${wordsOf(asked)}. ${message}`)
    },
    onError: (error, asked) => {
      const { file, line } = asked.place
      toast(`${wordsOf(asked)}. ${errorText(error)}`, { timeout: 20_000, copy: `${file}:${line}` })
    },
  })
  return (name, place) => {
    mutate({ name, place })
  }
}

interface Asked {
  readonly name: string
  readonly place: PlaceInSource
}

const wordsOf = ({ name, place }: Asked) => `${name}, ${place.file}:${place.line}`
