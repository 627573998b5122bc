import { memo, useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useText } from './messages';
import { cellView } from './cellView';
import type { Place } from './cursor';
import type { Edit } from './edits';
import type { PriceColumn, PriceRow } from './types';
import type { Typing } from './usePriceGrid';

export interface CellActions {
  onPoint: (at: Place, isExtending: boolean) => void;
  onEdit: () => void;
  onTyped: (text: string) => void;
  onTypingKey: (event: KeyboardEvent) => void;
  onCommit: () => void;
}

interface PriceCellProps extends CellActions {
  row: PriceRow;
  column: PriceColumn;
  at: Place;
  edit: Edit | undefined;
  isActive: boolean;
  isSelected: boolean;
  /** Set for the cell that is being typed into. */
  typing: Typing | null;
}

function CellInput({
  row,
  column,
  typing,
  ...actions
}: Omit<PriceCellProps, 'typing'> & { typing: Typing }) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // The focus is on the cell already, which only turns into a field.
    const field = input.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  return (
    <input
      ref={input}
      aria-label={text('priceOf', { name: row.name, column: column.label })}
      inputMode="decimal"
      autoComplete="off"
      value={typing.text}
      onChange={(event) => actions.onTyped(event.target.value)}
      onKeyDown={actions.onTypingKey}
      onBlur={actions.onCommit}
    />
  );
}

/** One price of the grid: read, or being typed. */
export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { row, column, at, edit, isActive, isSelected, typing, onPoint, onEdit } = props;
  const { state, shown, isInherited, note, label } = cellView(row, column, edit);
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || typing) return;
    event.preventDefault(); // no text is selected, and the focus goes where the cursor does
    if (event.pointerType === 'touch' && isActive) onEdit();
    else onPoint(at, event.shiftKey);
  };
  return (
    <td
      role="gridcell"
      data-cell={`${at.row}-${at.column}`}
      data-state={state}
      data-active={isActive || undefined}
      aria-selected={isSelected}
      aria-invalid={state === 'wrong' || undefined}
      aria-label={typing ? undefined : label}
      tabIndex={isActive ? 0 : -1}
      onPointerDown={onPointerDown}
      onPointerEnter={(event) => event.buttons === 1 && onPoint(at, true)}
      onDoubleClick={onEdit}
    >
      {typing ? (
        <CellInput {...props} typing={typing} />
      ) : (
        <>
          <span className={isInherited ? 'price inherited' : 'price'}>{shown}</span>
          {note && <span className="note">{note}</span>}
        </>
      )}
    </td>
  );
});
