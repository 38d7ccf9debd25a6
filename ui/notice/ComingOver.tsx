import { useIntl } from 'react-intl'
import { NavigationProgressView } from './NavigationProgressView.tsx'

/** Stands for what opens over a page until its code has come; seen only where that takes 200 ms (Account §9). */
export const ComingOver = () => <NavigationProgressView label={useIntl().formatMessage({ id: 'shell.part_loading' })} />
