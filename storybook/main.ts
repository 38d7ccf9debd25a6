import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin } from 'vite'
import { demoPictures } from './demo-pictures.ts'

const ONLY_FOR_THE_SHOP = new Set(['packed-assets'])

const isForTheShop = (plugin: unknown): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && ONLY_FOR_THE_SHOP.has((plugin as Plugin).name)

const config: StorybookConfig = {
  stories: ['./**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The shop's own build has two ends; stories have one.
  viteFinal: ({ environments: _environments, builder: _builder, plugins = [], ...rest }) => ({
    ...rest,
    plugins: [...plugins.filter((plugin) => !isForTheShop(plugin)), demoPictures()],
  }),
}

export default config
