import { SingleKeysCard } from '#web/accounts/accounts/single-keys-card.tsx'
import { SettingsPage } from '#web/accounts/settings/settings-page.tsx'
import { AppearanceCard } from '#web/reading/reading-settings/appearance-card.tsx'
import { ReadingCard } from '#web/reading/reading-settings/reading-card.tsx'

export const Component = () => (
  <SettingsPage name="reading">
    <AppearanceCard />
    <ReadingCard />
    <SingleKeysCard />
  </SettingsPage>
)
