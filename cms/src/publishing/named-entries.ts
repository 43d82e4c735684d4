import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { labelOf } from '../field-labels/fields';
import { isObject } from '../is-object';
import { componentsIn } from '../schemas';
import { populateComponents } from './body-validation';
import { addressProblem } from './navigation-validation';

const OPTIONS = 'api::form-options.form-options';
/** Fields of the section *Contact form* whose value must be an option of the given list. */
const CHOSEN = { project_type: 'project_types', budget: 'budgets' } as const;

/** Rejects paths and options that editors typed and that don't exist: the site would ignore them silently. */
export function validateNamedEntries(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ action, params, uid, contentType: { attributes } }, next) => {
    if (action !== 'publish' || !('documentId' in params)) return next();
    const draft: unknown = await strapi.db.query(uid).findOne({
      where: { documentId: params.documentId, publishedAt: null },
      populate: populateComponents(strapi, attributes),
    });
    if (!isObject(draft)) return next();
    const problems: string[] = [];
    if ('leads_to' in attributes && typeof draft.leads_to === 'string') {
      const problem = await addressProblem(strapi, draft.leads_to);
      if (problem) problems.push(`${labelOf(attributes, 'leads_to')}: ${problem}`);
    }
    for (const [inner, item] of componentsIn(strapi, attributes, draft)) {
      if (item.__component !== 'sections.form') continue;
      for (const [field, list] of Object.entries(CHOSEN)) {
        const chosen = item[field];
        if (typeof chosen === 'string' && chosen.trim() && !(await isOption(strapi, list, chosen.trim())))
          problems.push(`${labelOf(inner, field)}: “${chosen}” is not in Form options.`);
      }
    }
    if (problems.length > 0) throw new errors.ValidationError(problems.join(' '));
    return next();
  });
}

/** Whether the option exists in any language, in drafts too. */
async function isOption(strapi: Core.Strapi, list: string, chosen: string): Promise<boolean> {
  const entries: Record<string, unknown>[] = await strapi.db.query(OPTIONS).findMany({ populate: [list] });
  return entries
    .flatMap((entry) => entry[list])
    .some((option) => isObject(option) && (option.label === chosen || option.value === chosen));
}
