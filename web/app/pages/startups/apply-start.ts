import { redirect } from 'react-router';

/** `/startups/apply` begins with the first page. */
export const loader = () => redirect('/startups/apply/about-you', 302);
