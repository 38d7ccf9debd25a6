import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { SWISS_FORMAT } from '../../ui/messages/swiss-format.ts'
import { UnbrokenWords } from '../../ui/messages/UnbrokenWords.tsx'
import { TIME_ZONE } from '../../domain/shop/time-zone.ts'
import type { Messages } from '../../ui/messages/load-messages.ts'
import { readScene } from './scene.ts'
import type { Scene } from './scene.ts'

const Page = ({ scene: { brand, locale }, children }: { readonly scene: Scene; readonly children: ReactNode }) => {
  useLayoutEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dataset['brand'] = brand
  }, [brand, locale])
  return children
}

/** Texts and colours for the settings of the toolbar; the loader of the preview loads the texts. */
export const withIntl: Decorator = (Story, { globals, loaded }) => {
  const scene = readScene(globals)
  return (
    <IntlProvider
      locale={SWISS_FORMAT[scene.locale]} messages={loaded['messages'] as Messages} timeZone={TIME_ZONE} textComponent={UnbrokenWords}
    >
      <Page scene={scene}><Story /></Page>
    </IntlProvider>
  )
}
