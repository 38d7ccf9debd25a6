import '../ui/design/base.css'
import type { Preview } from '@storybook/react-vite'
import { loadMessages } from '../ui/messages/load-messages.ts'
import { readScene } from './decorators/scene.ts'
import { withInjector } from './decorators/with-injector.tsx'
import { withIntl } from './decorators/with-intl.tsx'
import { withRouter } from './decorators/with-router.tsx'

const size = (width: number, height: number) => ({ width: `${width}px`, height: `${height}px` })

const preview: Preview = {
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { icon: 'paintbrush', dynamicTitle: true, items: ['iris', 'lensvision', 'discountlens', 'mrlens', 'mclinsen'] },
    },
    locale: { description: 'Language', toolbar: { icon: 'globe', dynamicTitle: true, items: ['de', 'en', 'fr', 'it'] } },
    tone: { description: 'Tone', toolbar: { icon: 'comment', dynamicTitle: true, items: ['of the brand', 'formal', 'informal'] } },
  },
  initialGlobals: { brand: 'iris', locale: 'de', tone: 'of the brand' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
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
  decorators: [withRouter, withInjector, withIntl],
}

export default preview
