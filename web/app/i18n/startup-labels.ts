import type { Messages } from './messages.ts';

export const startupLabels = (t: Messages['startup']) => ({
  name: t.name,
  email: t.email,
  company: t.company,
  city: t.city,
  website: t.website,
  social_media: t.socialMedia,
  idea_description: t.ideaDescription,
  problem_solved: t.problemSolved,
  competitors: t.competitors,
  platform: t.platform,
  stage: t.stage,
  team_description: t.teamDescription,
  budget: t.budget,
  deadline: t.deadline,
  money_raised: t.moneyRaised,
  equity: t.equity,
});
