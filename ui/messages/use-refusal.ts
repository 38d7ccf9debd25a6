import { use, useCallback, useEffect, useState } from 'react'
import type { Failure } from '../../domain/refusal.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { useLocale } from '../binding/use-locale.ts'
import { LoadPartTextsContext } from './load-part-texts.ts'
import { message, type Message } from './message.ts'

type Words = (failure: Failure, locale: Locale) => Message

const loadWords = async (): Promise<Words> => (await import('./refusal-message.ts')).refusalMessage

/** Loads the message of a refusal. The code that words refusals and its texts are loaded with the first one. */
export const useLoadRefusal = (): ((failure: Failure, words?: () => Promise<Words>) => Promise<Message>) => {
  const [load, locale] = [use(LoadPartTextsContext), useLocale()]
  return useCallback(async (failure, words = loadWords) => {
    try {
      const [inWords] = await Promise.all([words(), load('refusals')])
      return inWords(failure, locale)
    } catch {
      return message('error.service_unavailable')
    }
  }, [load, locale])
}

/** The message of a refusal, as soon as it is loaded. */
export const useRefusal = (failure: Failure | undefined): Message | undefined => {
  const load = useLoadRefusal()
  const [loaded, setLoaded] = useState<{ readonly failure: Failure; readonly text: Message }>()
  useEffect(() => {
    if (failure !== undefined) void load(failure).then((text) => { setLoaded({ failure, text }) })
  }, [failure, load])
  return loaded?.failure === failure ? loaded?.text : undefined
}
