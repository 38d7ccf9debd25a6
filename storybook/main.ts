import type { StorybookConfig } from '@storybook/react-vite'
import type { Indexer } from 'storybook/internal/types'
import type { Alias, AliasOptions, Plugin } from 'vite'
import { demoPictures } from './demo-pictures.ts'
import { provesARule, TREE } from './tree.ts'

const ONLY_FOR_THE_SHOP = new Set(['packed-assets'])

const FP_TS = [
  'Apply', 'Either', 'Eq', 'function', 'number', 'Option', 'Ord', 'ReadonlyArray', 'ReadonlyRecord', 'string', 'Task', 'TaskEither',
].map((name) => `fp-ts/lib/${name}.js`)

const DEPENDENCIES = [
  'react', 'react-dom/client', 'react-intl', 'react-router', 'react-router/dom', 'rxjs', 'xstate', '@xstate/react', 'inversify',
  'reflect-metadata', 'date-fns', ...FP_TS,
]

const isForTheShop = (plugin: unknown): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && ONLY_FOR_THE_SHOP.has((plugin as Plugin).name)

/** In the browser the shop formats mails from message sources; the production bundle omits the message parser. */
const withParser = (alias: AliasOptions | undefined): readonly Alias[] =>
  Array.isArray(alias) ? alias.filter(({ replacement }: Alias) => !replacement.endsWith('no-parser.js')) : []

/** Tags stories that prove a rule, so that the sidebar can hide them. */
const withRulesTagged = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) =>
    (await indexer.createIndex(file, options)).map((entry) =>
      provesARule(entry.name ?? '') ? { ...entry, tags: [...(entry.tags ?? []), 'rule'] } : entry),
})

const config: StorybookConfig = {
  stories: Object.entries(TREE).map(([folder, titlePrefix]) => ({ directory: `./${folder}`, files: '*.stories.tsx', titlePrefix })),
  experimental_indexers: (indexers = []) => indexers.map(withRulesTagged),
  tags: { rule: { defaultFilterSelection: 'exclude' } },
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  // The stories declare their arguments; docgen would only fail on types that it does not know.
  typescript: { reactDocgen: false },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The shop has a client build and a server build; Storybook has one.
  viteFinal: ({ environments: _environments, builder: _builder, plugins = [], optimizeDeps, resolve, ...rest }) => ({
    ...rest,
    resolve: { ...resolve, alias: withParser(resolve?.alias) },
    // A dependency that is discovered late reloads the page in the middle of a story.
    optimizeDeps: { ...optimizeDeps, include: [...(optimizeDeps?.include ?? []), ...DEPENDENCIES] },
    plugins: [...plugins.filter((plugin) => !isForTheShop(plugin)), demoPictures()],
  }),
}

export default config
