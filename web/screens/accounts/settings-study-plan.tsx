import { SettingsPage } from '#web/accounts/settings/settings-page.tsx'
import { StudyPlanCard } from '#web/reading/study-plan/plan-card.tsx'

export const Component = () => (
  <SettingsPage name="study-plan">
    <StudyPlanCard />
  </SettingsPage>
)
