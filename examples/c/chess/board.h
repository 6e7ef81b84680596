/* Chess: positions, moves, and what follows from them. Sets of squares are 64 bits, a1 the lowest, h8 the highest. */
#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef uint64_t Squares;

enum { WHITE, BLACK };
enum { PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING, KINDS, NOTHING = 7 };
enum { WHITE_SHORT = 1, WHITE_LONG = 2, BLACK_SHORT = 4, BLACK_LONG = 8 };
enum { NO_SQUARE = 64, MOST_MOVES = 256, LONGEST_FEN = 100 };

typedef struct {
  Squares of[2][KINDS], all[2];
  uint8_t side, castling, passant; /* the square behind a pawn that has just come two */
  uint8_t quiet;                   /* half moves since a capture or a move of a pawn */
  uint16_t number;
  uint64_t key; /* Zobrist's: the same for the same position, whatever led to it */
} Board;

typedef struct {
  uint32_t from : 6, to : 6;
  uint32_t piece : 3, taken : 3, promoted : 3;
  uint32_t is_passant : 1, is_castling : 1;
} Move;

typedef struct {
  size_t count;
  Move moves[MOST_MOVES];
} Moves;

#define SQUARE(n) ((Squares)1 << (n))
#define FILE_OF(n) ((n) & 7)
#define RANK_OF(n) ((n) >> 3)
/* Each square of a set, which is changed meanwhile by nobody */
#define EACH(square, squares) \
  for (Squares left_ = (squares); left_ != 0; left_ &= left_ - 1) \
    for (int square = __builtin_ctzll(left_), once_ = 1; once_; once_ = 0)

/* board.c */
void start_tables(void);
bool read_fen(Board *board, const char *fen);
void write_fen(const Board *board, char fen[static LONGEST_FEN]);
void draw(const Board *board);
int piece_at(const Board *board, int side, int square);
Squares attacks(int piece, int side, int square, Squares occupied);
bool is_attacked(const Board *board, int square, int by);
bool in_check(const Board *board, int side);
void play(Board *board, Move move);
uint64_t key_of(const Board *board);

/* moves.c */
void legal_moves(const Board *board, Moves *moves);
void move_text(Move move, char text[static 6]);
void move_san(const Board *board, Move move, char text[static 12]);
uint64_t perft(const Board *board, int depth);

/* search.c */
int evaluate(const Board *board);
int search(const Board *board, int depth, Move *best);
enum { MATE = 30000 };
extern uint64_t searched;

#endif
