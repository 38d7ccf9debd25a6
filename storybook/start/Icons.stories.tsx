import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '../../ui/design/Icon.tsx'
import { ICON_NAMES } from '../../ui/design/icon-names.ts'
import { onPage } from '../decorators/on-page.tsx'
import css from './start.module.css'

const meta = { globals: { locale: 'en' }, decorators: [onPage] } satisfies Meta
export default meta

/** Every icon with its name. */
export const All: StoryObj<typeof meta> = {
  render: () => (
    <ul className={css['samples']}>
      {ICON_NAMES.map((name) => <li key={name} className={css['symbol']}><Icon name={name} /><code>{name}</code></li>)}
    </ul>
  ),
}
