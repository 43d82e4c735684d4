/** Long, short and awkward enough to show what the styles do with it. */
export const PROSE = `A paragraph with [a link](/contact), **strong words**, *a stressed one*, \`inline code\` and a footnote.[^1]

## A heading of the second level

> A quotation stands on its own line and is set in the display type.

- An item of a list
- Another one, long enough to break into a second line on a narrow column, so that the dash can be seen to stay where it is

1. First
2. Second

### A heading of the third level

- [x] Done
- [ ] Still open

| Step | Limit | Share |
| --- | ---: | ---: |
| Call | 2 days | 20 % |
| Task | 4 days | 40 % |
| Offer | 1 day | 10 % |

\`\`\`ts title="pick-list.ts"
// The shortest walk first.
export const byAisle = (lines: Line[]) => lines.toSorted((a, b) => a.aisle - b.aisle);
\`\`\`

---

[^1]: It says where a number comes from.
`;

/** The longest title that the CMS accepts. */
export const LONG_TITLE = 'How a warehouse with forty thousand parts and nine gates stopped counting twice every year';
