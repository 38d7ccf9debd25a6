import { useIntl } from 'react-intl'
import { useActionData, useNavigation } from '../binding/use-page.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { contentPath } from '../content/content-slug.ts'
import { ContentPageView } from '../content/ContentPageView.tsx'
import { contact } from '../content/pages/contact.ts'
import { toShopFacts } from '../content/shop-facts.ts'
import { PageHead } from '../shop/PageHead.tsx'
import type { action } from './contact.route.ts'
import { ContactFormView } from './ContactFormView.tsx'

/** Contact details and the contact form. */
export const ContactPage = () => {
  const reply = useActionData<typeof action>()
  const shop = useInjected(CurrentShop)
  const facts = toShopFacts(shop, useLocale())
  const toPath = useLocalePath()
  const intl = useIntl()
  const content = contact()
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: content.title })}
        description={intl.formatMessage({ id: content.description }, { brandName: facts.brandName })}
        canonicalPath={contentPath('contact')}
      />
      <ContentPageView content={content} facts={facts} toPath={toPath} picture={`h/${shop.brandChannel}`} after="content.contact.reach">
        <ContactFormView reply={reply} isBusy={useNavigation().formMethod === 'POST'} />
      </ContentPageView>
    </>
  )
}
