import { useIntl } from 'react-intl'
import { useNavigation } from '../binding/use-page.ts'
import { NavigationProgressView } from '../notice/NavigationProgressView.tsx'

/** A bar above the page while a navigation takes time. */
export const NavigationProgress = () => {
  const label = useIntl().formatMessage({ id: 'shell.page_loading' })
  return useNavigation().state === 'idle' ? null : <NavigationProgressView label={label} />
}
