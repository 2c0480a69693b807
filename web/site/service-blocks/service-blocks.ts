export { CustomBlock } from './custom-block.tsx';
export { DeliverablesBlock } from './deliverables-block.tsx';
export { OutcomesBlock } from './outcomes-block.tsx';
export { ProblemsBlock } from './problems-block.tsx';
export { ProcessBlock } from './process-block.tsx';
export { QuestionsBlock } from './questions-block.tsx';
export { ServicePlansBlock } from './service-plans-block.tsx';
export { TechBlock } from './tech-block.tsx';
