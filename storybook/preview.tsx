import '../ui/design/base.css'
import '../ui/design/fonts.css'
import type { Preview } from '@storybook/react-vite'
import { BRAND_CHANNELS } from '../domain/shop/brand-channel.ts'
import { loadMessages } from '../ui/messages/load-messages.ts'
import { COLOURS, MOTIONS, TEXT_SIZES } from './decorators/display-settings.ts'
import { readScene } from './decorators/scene.ts'
import { stopNavigation } from './decorators/stop-navigation.ts'
import { withDisplaySettings } from './decorators/with-display-settings.tsx'
import { withInjector } from './decorators/with-injector.tsx'
import { withIntl } from './decorators/with-intl.tsx'
import { withRouter } from './decorators/with-router.tsx'

const size = (width: number, height: number) => ({ width: `${width}px`, height: `${height}px` })

const preview: Preview = {
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: [...BRAND_CHANNELS] },
    },
    locale: { description: 'Language', toolbar: { icon: 'globe', dynamicTitle: true, items: ['de', 'en', 'fr', 'it'] } },
    tone: { description: 'Tone', toolbar: { icon: 'comment', dynamicTitle: true, items: ['of the brand', 'formal', 'informal'] } },
    colours: { description: 'Colours', toolbar: { icon: 'contrast', dynamicTitle: true, items: [...COLOURS] } },
    motion: { description: 'Motion', toolbar: { icon: 'play', dynamicTitle: true, items: [...MOTIONS] } },
    textSize: { description: 'Size of text', toolbar: { icon: 'zoom', dynamicTitle: true, items: [...TEXT_SIZES] } },
  },
  initialGlobals: { brand: 'iris', locale: 'de', tone: 'of the brand', colours: 'of the brand', motion: 'usual', textSize: '100 %' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    options: { storySort: { order: ['Start here', ['Welcome', 'Tokens', 'Symbols', 'Brands', 'Looks']] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: size(375, 812), type: 'mobile' },
        tablet: { name: 'Tablet', styles: size(768, 1024), type: 'tablet' },
        desktop: { name: 'Desktop', styles: size(1280, 900), type: 'desktop' },
      },
    },
  },
  loaders: [
    async ({ globals }) => {
      const { locale, tone } = readScene(globals)
      return { messages: await loadMessages(locale, tone) }
    },
  ],
  decorators: [withRouter, withInjector, withIntl, withDisplaySettings],
  beforeAll: async () => {
    addEventListener('click', stopNavigation)
    // The shop skips a font that loads late; stories always show it.
    await Promise.all(['1em Roboto', '600 1em Raleway'].map(async (font) => document.fonts.load(font)))
  },
}

export default preview
